export function PhoneReminder() {
  return null;
}
