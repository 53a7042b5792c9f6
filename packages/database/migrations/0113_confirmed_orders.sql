-- The reference of an order that an administrator confirms is a note, and two orders may have the same one. That a payment counts
-- once is the unique key of membership_payment.
DROP INDEX membership_order_payment;
