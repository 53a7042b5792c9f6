-- Refunds that the merchant made on the pages of the provider, whole or in parts. Refunds of the site stay one per payment.
ALTER TABLE membership_refund ADD COLUMN is_of_provider boolean NOT NULL DEFAULT false;
DROP INDEX membership_refund_of_payment;
CREATE UNIQUE INDEX membership_refund_of_payment ON membership_refund (payment_id)
  WHERE state <> 'closed' AND NOT is_of_provider;
CREATE INDEX membership_refund_by_payment ON membership_refund (payment_id);
