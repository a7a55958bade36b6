#pragma once

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What libphonenumber makes of one candidate. Strings end with a zero byte and are cut to fit.
typedef struct {
  /// "+14155550132"; empty where the number is not possible.
  char e164[24];
  /// In national form where the number is of the region it is read for, else with its country code; empty
  /// where it is not possible.
  char formatted[64];
  /// ISO 3166, two letters; empty where the country code belongs to no single region.
  char region[8];
  /// Whether its length is one that its country code has.
  bool isPossible;
  /// Whether the numbering plan has it.
  bool isValid;
  /// Whether it was written with the national prefix where numbers of its kind are always written so.
  bool hasPrefixIfRequired;
} CPhoneNumberReading;

/// Reads one candidate: digits with "+", spaces, "-", ".", "/", "~", "(" and ")", ended by a zero byte.
///
/// `region` (ISO 3166, or "ZZ" for none) is the region of numbers without a country code. Returns false
/// where the text cannot be a number at all. Safe from any thread; the first call loads the library's
/// numbering plans.
bool CPhoneNumberRead(const char *text, const char *region, CPhoneNumberReading *reading);

#ifdef __cplusplus
}
#endif
