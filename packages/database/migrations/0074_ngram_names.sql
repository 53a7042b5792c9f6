-- Conventional names for the functions of keyword search. Indexes follow the rename.
ALTER FUNCTION keyword_parts(text) RENAME TO keyword_ngrams;
ALTER FUNCTION keyword_groups(text) RENAME TO query_trigrams;
