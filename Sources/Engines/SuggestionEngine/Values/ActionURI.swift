import TextAnalysis

/// Writes the addresses that do actions.
enum ActionURI {
  static func telephone(_ scheme: String, _ phone: PhoneValue, withExtension: Bool = true) -> String {
    let number = phone.e164.filter { $0.isASCII && ($0.isNumber || $0 == "+" || $0 == "*") }
    let local = phone.extension.map { $0.filter { $0.isASCII && $0.isNumber } } ?? ""
    return scheme + number + (withExtension && !local.isEmpty ? ";ext=\(local)" : "")
  }

  /// Percent-encoded UTF-8: everything but the unreserved signs (RFC 3986, 2.3) and those to keep.
  static func encoded(_ text: String, keeping kept: String = "") -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.append(byte)
      case _ where kept.utf8.contains(byte): result.append(byte)
      default: result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
