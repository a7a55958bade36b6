/// How values that were given for parameters are understood: where the person is, and in which time zone.
package struct ParameterConversion: Sendable {
  package var locale: Locale
  package var timeZone: TimeZone

  package init(locale: Locale = .current, timeZone: TimeZone = .current) {
    self.locale = locale
    self.timeZone = timeZone
  }
}
