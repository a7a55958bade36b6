// libxml2's headers bring those of ICU where it is built with it, and Foundation has an ICU of its own that differs.
// Only the handlers of encodings look otherwise without it, and nobody here uses them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/tree.h>

// A macro of libxml2's that Swift does not see.
static inline int cxml2_reading_options(void) {
  return XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NOCDATA | XML_PARSE_COMPACT;
}
