import PlainText

/// Content transfer encodings of mail (RFC 2045, section 6).
enum TransferEncoding {
  /// Decodes a body; an unknown encoding leaves it as it is.
  static func decode(_ body: ArraySlice<UInt8>, encoding: String?) -> [UInt8] {
    switch encoding?.lowercased().trimmed {
    case "base64": base64(body)
    case "quoted-printable": quotedPrintable(body)
    default: Array(body)
    }
  }

  /// Base64 (RFC 2045, 6.8). Characters outside the alphabet are skipped, as the RFC asks; what is cut off
  /// gives the whole bytes that are there. Padding ends a quantum, not the text: joined encodings are read
  /// on.
  static func base64(_ body: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(body.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for byte in body {
      let value: UInt32
      switch byte {
      case 0x41...0x5A: value = UInt32(byte) - 0x41
      case 0x61...0x7A: value = UInt32(byte) - 0x47
      case 0x30...0x39: value = UInt32(byte) + 4
      case UInt8(ascii: "+"), UInt8(ascii: "-"): value = 62
      case UInt8(ascii: "/"), UInt8(ascii: "_"): value = 63
      case UInt8(ascii: "="):
        bits = 0
        count = 0
        continue
      default: continue
      }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        output.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return output
  }

  /// Quoted-printable (RFC 2045, 6.7); "=" before anything but two hexadecimal digits or a line's end stays.
  static func quotedPrintable(_ body: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(body.count)
    var index = body.startIndex
    while index < body.endIndex {
      let byte = body[index]
      guard byte == UInt8(ascii: "=") else {
        output.append(byte)
        index += 1
        continue
      }
      if index + 2 < body.endIndex, let high = ASCII.hexValue(body[index + 1]),
        let low = ASCII.hexValue(body[index + 2])
      {
        output.append(high << 4 | low)
        index += 3
        continue
      }
      // A soft line break; white space may have been added after the sign.
      var end = index + 1
      while end < body.endIndex, body[end] == 0x20 || body[end] == 0x09, end - index < 80 { end += 1 }
      if end < body.endIndex, body[end] == 0x0D { end += 1 }
      if end < body.endIndex, body[end] == 0x0A { end += 1 }
      let broke = end > index + 1 && (body[end - 1] == 0x0A || body[end - 1] == 0x0D)
      if broke || end == body.endIndex {
        index = end
      } else {
        output.append(byte)
        index += 1
      }
    }
    return output
  }
}
