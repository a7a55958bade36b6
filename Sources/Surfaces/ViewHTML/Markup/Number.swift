/// Numbers in style sheets and attributes.
enum Number {
  /// The number with at most so many decimals, without an exponent; what isn't a number is 0, and what is
  /// greater
  /// than a million is a million.
  static func text(_ number: Double, decimals: Int = 3) -> String {
    let number = number.isNaN ? 0 : min(max(number, -1e6), 1e6)
    let scale = decimals == 3 ? 1_000 : 100_000
    let parts = Int((number * Double(scale)).rounded())
    if parts % scale == 0 { return String(parts / scale) }
    var rest = String(abs(parts) % scale)
    while rest.utf8.count < decimals { rest = "0" + rest }
    while rest.hasSuffix("0") { rest.removeLast() }
    let whole = abs(parts) / scale
    return (parts < 0 ? "-" : "") + (whole == 0 ? "" : String(whole)) + "." + rest
  }

  /// The number as attributes of inputs have it: in full, so that nothing is lost on the way back.
  static func input(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return "\(number)"
  }

  /// A length in points.
  static func length(_ points: Double) -> String {
    let number = text(points)
    return number == "0" ? number : number + "px"
  }

  /// A share in percent.
  static func percent(_ share: Double) -> String { text(share * 100) + "%" }
}
