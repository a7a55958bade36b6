/// An algorithm by which couriers compute the check digit of a number.
///
/// Characters count as their digit; letters, where an algorithm takes them, as in UPS's published
/// method (A is 2, B is 3 ... H is 9, I is 0 and so on round).
enum ParcelCheckDigit: Sendable, Equatable {
  /// Weights repeat from the right-most payload character; the digit fills the sum up to a multiple of 10
  /// (GS1 General Specifications, section 7.9, with weights 3 and 1).
  case mod10(weights: [Int])
  /// The Luhn algorithm (ISO/IEC 7812-1, annex B).
  case luhn
  /// The payload as a number, modulo 7.
  case mod7
  /// Weights from the left; 11 less the sum modulo 11, where 10 becomes 0 and 11 becomes 5 (UPU S10).
  case mod11(weights: [Int])
  /// Weights repeat from the right; the sum modulo 11, then modulo 10.
  case mod11mod10(weights: [Int])
  /// ISO 7064, MOD 37,36: the check character may be a letter.
  case iso7064

  /// Reads "mod10 3 1", "luhn" and so on; nil where the text names no algorithm.
  init?(_ source: String) {
    let parts = source.split(separator: " ")
    let weights = parts.dropFirst().compactMap { Int($0) }
    switch parts.first {
    case "mod10" where !weights.isEmpty: self = .mod10(weights: weights)
    case "luhn": self = .luhn
    case "mod7": self = .mod7
    case "mod11" where !weights.isEmpty: self = .mod11(weights: weights)
    case "mod11mod10" where !weights.isEmpty: self = .mod11mod10(weights: weights)
    case "mod37_36": self = .iso7064
    default: return nil
    }
  }

  /// Whether the last character checks the others. Characters are digits and upper-case ASCII letters.
  func accepts(_ number: ArraySlice<UInt8>) -> Bool {
    guard number.count > 1, let check = number.last else { return false }
    let payload = number.dropLast()
    switch self {
    case .mod10(let weights):
      return Self.digit(check) == (10 - Self.sum(payload.reversed(), weights) % 10) % 10
    case .luhn:
      var sum = 0
      for (index, byte) in payload.reversed().enumerated() {
        let product = Self.digit(byte) * (index % 2 == 0 ? 2 : 1)
        sum += product / 10 + product % 10
      }
      return Self.digit(check) == (10 - sum % 10) % 10
    case .mod7:
      return Self.digit(check) == payload.reduce(0) { ($0 * 10 + Self.digit($1)) % 7 }
    case .mod11(let weights):
      let rest = 11 - Self.sum(payload, weights) % 11
      return Self.digit(check) == (rest == 10 ? 0 : rest == 11 ? 5 : rest)
    case .mod11mod10(let weights):
      return Self.digit(check) == Self.sum(payload.reversed(), weights) % 11 % 10
    case .iso7064:
      var state = 36
      for byte in payload {
        let sum = (state + Self.alphanumeric(byte)) % 36
        state = (sum == 0 ? 36 : sum) * 2 % 37
      }
      return Self.alphanumeric(check) == (37 - state) % 36
    }
  }

  private static func sum(_ bytes: some Sequence<UInt8>, _ weights: [Int]) -> Int {
    var sum = 0
    var index = 0
    for byte in bytes {
      sum += digit(byte) * weights[index]
      index = index + 1 == weights.count ? 0 : index + 1
    }
    return sum
  }

  private static func digit(_ byte: UInt8) -> Int {
    byte <= UInt8(ascii: "9") ? Int(byte) - 48 : (Int(byte) - 3) % 10
  }

  private static func alphanumeric(_ byte: UInt8) -> Int {
    byte <= UInt8(ascii: "9") ? Int(byte) - 48 : Int(byte) - 55
  }
}
