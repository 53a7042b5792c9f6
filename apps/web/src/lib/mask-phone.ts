/** 138****8000: enough to recognise one's own number, not enough for whoever looks over the shoulder. */
export const maskPhone = (phone: string): string =>
  phone.length < 8 ? '*'.repeat(phone.length) : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
