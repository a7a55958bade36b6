import Foundation
import UnicornMailModel

/// An address that leads to a thread: `unicornmail://thread?mail=ID`, with the identifier of one of its mails.
struct MailLink: Hashable {
  static let scheme = "unicornmail"

  let thread: MailThread.ID

  init(_ thread: MailThread.ID) { self.thread = thread }

  /// Reads an address; nil for any other.
  init?(_ url: URL) {
    guard url.scheme?.lowercased() == MailLink.scheme, url.host()?.lowercased() == "thread",
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      let id = parts.queryItems?.first(where: { $0.name == "mail" })?.value, !id.isEmpty
    else { return nil }
    thread = id
  }

  var url: URL {
    var parts = URLComponents()
    parts.scheme = MailLink.scheme
    parts.host = "thread"
    parts.queryItems = [URLQueryItem(name: "mail", value: thread)]
    guard let url = parts.url else { preconditionFailure("An identifier makes an address.") }
    return url
  }
}
