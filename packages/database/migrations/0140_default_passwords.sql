-- The permission to log in once with a default password (the last digits of the phone), for one browser.
-- compatible challenge_kind_check: accepts one more kind
ALTER TABLE challenge DROP CONSTRAINT challenge_kind_check;
ALTER TABLE challenge ADD CONSTRAINT challenge_kind_check
  CHECK (kind IN ('captcha', 'slide-puzzle', 'passkey-login', 'passkey-identity', 'passkey-registration', 'default-password'));
