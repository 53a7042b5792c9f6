-- WeChat has two applications: one for the QR code, one for pages inside its app.
ALTER TABLE sign_in_attempt ADD COLUMN is_inside_app boolean NOT NULL DEFAULT false;
