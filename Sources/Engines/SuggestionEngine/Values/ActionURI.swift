import TextAnalysis

/// The addresses that perform actions.
enum ActionURI {
  static func telephone(_ scheme: String, _ phone: PhoneValue, withExtension: Bool = true) -> String {
    let number = phone.e164.filter { $0.isASCII && ($0.isNumber || $0 == "+" || $0 == "*") }
    let local = phone.extension.map { $0.filter { $0.isASCII && $0.isNumber } } ?? ""
    return scheme + number + (withExtension && !local.isEmpty ? ";ext=\(local)" : "")
  }
}
