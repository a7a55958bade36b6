#include "CPhoneNumber.h"

#include <phonenumbers/logger.h>
#include <phonenumbers/phonenumbermatch.h>
#include <phonenumbers/phonenumbermatcher.h>
#include <phonenumbers/phonenumberutil.h>

#include <algorithm>
#include <cstring>
#include <string>

using namespace i18n::phonenumbers;

namespace {

PhoneNumberUtil &Library() {
  // Initialised once, by whichever thread comes first. Unless told otherwise the library writes its
  // complaints about odd input to standard output; it owns the logger.
  static PhoneNumberUtil *library = [] {
    PhoneNumberUtil *made = PhoneNumberUtil::GetInstance();
    made->SetLogger(new NullLogger);
    return made;
  }();
  return *library;
}

template <size_t size>
void Store(const std::string &text, char (&field)[size]) {
  const size_t length = std::min(text.size(), size - 1);
  std::memcpy(field, text.data(), length);
  field[length] = 0;
}

std::string Digits(const std::string &text) {
  std::string digits;
  for (char character : text) {
    if (character >= '0' && character <= '9') digits.push_back(character);
  }
  return digits;
}

}  // namespace

bool CPhoneNumberRead(const char *text, const char *region, CPhoneNumberReading *reading) try {
  std::memset(reading, 0, sizeof *reading);
  PhoneNumberUtil &library = Library();
  PhoneNumber number;
  const std::string candidate(text), home(region);
  if (library.ParseAndKeepRawInput(candidate, home, &number) != PhoneNumberUtil::NO_PARSING_ERROR) {
    return false;
  }
  reading->isPossible = library.IsPossibleNumber(number);
  if (!reading->isPossible) return true;
  std::string formatted;
  library.Format(number, PhoneNumberUtil::E164, &formatted);
  Store(formatted, reading->e164);

  // What IsValidNumber does, without looking for the region twice.
  std::string owner;
  library.GetRegionCodeForNumber(number, &owner);
  reading->isValid = library.IsValidNumberForRegion(number, owner);
  if (reading->isValid && owner.size() == 2) Store(owner, reading->region);
  const bool isWrittenHome = number.country_code_source() == PhoneNumber::FROM_DEFAULT_COUNTRY;
  const bool isHome = owner == home || (!reading->isValid && isWrittenHome);
  library.Format(
      number, isHome ? PhoneNumberUtil::NATIONAL : PhoneNumberUtil::INTERNATIONAL, &formatted);
  Store(formatted, reading->formatted);

  // The matcher knows for which numbers the national prefix may be left out, but costs several times a
  // reading: it is asked only where the national form has digits that the text lacks.
  reading->hasPrefixIfRequired = true;
  if (reading->isValid && isWrittenHome) {
    std::string significant;
    library.GetNationalSignificantNumber(number, &significant);
    if (Digits(candidate) == significant) {
      if (!isHome) library.Format(number, PhoneNumberUtil::NATIONAL, &formatted);
      if (Digits(formatted) != significant) {
        PhoneNumberMatcher matcher(library, candidate, home, PhoneNumberMatcher::VALID, 1);
        reading->hasPrefixIfRequired = matcher.HasNext();
      }
    }
  }
  return true;
} catch (...) {
  return false;
}
