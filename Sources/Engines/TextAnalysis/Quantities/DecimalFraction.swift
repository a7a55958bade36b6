import Foundation

/// A number as an integer times a power of ten, so that amounts of money stay exact.
///
/// Arithmetic never traps: where digits don't fit, the last ones are dropped.
package struct DecimalFraction: Sendable, Hashable {
  package private(set) var mantissa: Int
  package private(set) var exponent: Int

  package init(_ mantissa: Int, exponent: Int = 0) {
    self.mantissa = mantissa
    self.exponent = exponent
  }

  /// A quotient to 17 significant digits, all that a `Double` holds.
  init(_ numerator: Int, over denominator: Int) {
    guard denominator != 0, abs(numerator) < 1_000_000_000, abs(denominator) < 1_000_000_000 else {
      self.init(0)
      return
    }
    var mantissa = numerator / denominator
    var rest = numerator % denominator
    var exponent = 0
    while rest != 0, abs(mantissa) < 10_000_000_000_000_000, exponent > -17 {
      rest *= 10
      mantissa = mantissa * 10 + rest / denominator
      rest %= denominator
      exponent -= 1
    }
    self.init(mantissa, exponent: exponent)
  }

  package var isWhole: Bool { exponent >= 0 }

  /// The value as an integer, where it is one and fits.
  package var integer: Int? {
    guard exponent >= 0, exponent < 19 else { return nil }
    var value = mantissa
    for _ in 0..<exponent {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      value = product
    }
    return value
  }

  package var double: Double {
    if exponent == 0 { return Double(mantissa) }
    // Powers of ten to 22 are exact doubles, so one rounding is all there is.
    let power = DecimalFraction.power(abs(exponent))
    return exponent > 0 ? Double(mantissa) * power : Double(mantissa) / power
  }

  package var decimal: Decimal {
    let magnitude = Decimal(
      sign: .plus, exponent: max(-120, min(exponent, 100)), significand: Decimal(mantissa.magnitude))
    return mantissa < 0 ? -magnitude : magnitude
  }

  package var negated: DecimalFraction {
    DecimalFraction(mantissa == .min ? .max : -mantissa, exponent: exponent)
  }

  /// Times a power of ten.
  package func scaled(_ power: Int) -> DecimalFraction {
    DecimalFraction(mantissa, exponent: max(-400, min(exponent + power, 400)))
  }

  package static func * (a: DecimalFraction, b: Int) -> DecimalFraction {
    var a = a
    while true {
      let (product, overflow) = a.mantissa.multipliedReportingOverflow(by: b)
      if !overflow { return DecimalFraction(product, exponent: a.exponent) }
      if abs(a.mantissa / 10) == 0 { return a }
      a = DecimalFraction(a.mantissa / 10, exponent: a.exponent + 1)
    }
  }

  package static func + (a: DecimalFraction, b: DecimalFraction) -> DecimalFraction {
    var (high, low) = a.exponent >= b.exponent ? (a, b) : (b, a)
    while high.exponent > low.exponent {
      let (product, overflow) = high.mantissa.multipliedReportingOverflow(by: 10)
      if overflow { break }
      high = DecimalFraction(product, exponent: high.exponent - 1)
    }
    while low.exponent < high.exponent {
      if low.mantissa == 0 { return high }
      low = DecimalFraction(low.mantissa / 10, exponent: low.exponent + 1)
    }
    let (sum, overflow) = high.mantissa.addingReportingOverflow(low.mantissa)
    return overflow ? high : DecimalFraction(sum, exponent: high.exponent)
  }

  private static func power(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<min(exponent, 400) { power *= 10 }
    return power
  }
}
