import HTTPServer
import PlainText

extension WindowAddress {
  /// The address of a window that a request asks for, written anew: what leads a browser on never repeats
  /// what somebody else wrote, such as `//host`, which means another server.
  ///
  /// - Parameters:
  ///   - request: A request for a page; its token isn't part of the address.
  ///   - mark: How the browser came, where the next request is to say it.
  /// - Returns: nil where the path leads to no window.
  static func text(asking request: HTTPRequest, marking mark: String? = nil) -> String? {
    guard
      let address = WindowAddress(
        rawPath: Substring(request.rawPath), value: request.query["value"], content: request.query["content"])
    else { return nil }
    var text = address.text(window: request.query["w"].flatMap { $0.utf8.count <= 10 ? Int($0) : nil })
    func add(_ item: String) { text += (text.contains("?") ? "&" : "?") + item }
    if let opened = request.query["open"] { add("open=" + PercentEncoding.encode(opened)) }
    if let mark { add("from=" + mark) }
    return text
  }
}
