/// Names of hosts in ASCII, so that letters that look like others can't be taken for them.
package enum Punycode {
  /// The name with each part that has letters beyond ASCII as `xn--` and its Punycode (RFC 3492, with the
  /// figures of section 5), in lower case. Nil if a part is too long for a name (63 characters).
  package static func ascii(host: String) -> String? {
    var parts: [String] = []
    for part in host.lowercased().split(separator: ".", omittingEmptySubsequences: false) {
      if part.utf8.allSatisfy({ $0 < 0x80 }) {
        parts.append(String(part))
      } else {
        guard part.unicodeScalars.count <= 63, let encoded = encode(part) else { return nil }
        parts.append("xn--" + encoded)
      }
    }
    return parts.joined(separator: ".")
  }

  /// The Punycode of a part of at most 63 characters.
  private static func encode(_ part: Substring) -> String? {
    let scalars = part.unicodeScalars.map { Int($0.value) }
    var output = String(String.UnicodeScalarView(part.unicodeScalars.filter(\.isASCII)))
    let basic = output.unicodeScalars.count
    var handled = basic
    if basic > 0 { output += "-" }
    var (next, delta, bias) = (128, 0, 72)
    while handled < scalars.count {
      guard let least = scalars.filter({ $0 >= next }).min() else { return nil }
      delta += (least - next) * (handled + 1)
      next = least
      for scalar in scalars {
        if scalar < next { delta += 1 }
        guard scalar == next else { continue }
        var rest = delta
        var k = 36
        while true {
          let limit = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias
          if rest < limit { break }
          output.append(digit(limit + (rest - limit) % (36 - limit)))
          rest = (rest - limit) / (36 - limit)
          k += 36
        }
        output.append(digit(rest))
        bias = adapted(delta, handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      next += 1
    }
    return output
  }

  private static func digit(_ value: Int) -> Character {
    Character(Unicode.Scalar(UInt8(value < 26 ? value + 97 : value + 22)))
  }

  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var k = 0
    while delta > 455 {
      delta /= 35
      k += 36
    }
    return k + 36 * delta / (delta + 38)
  }
}
