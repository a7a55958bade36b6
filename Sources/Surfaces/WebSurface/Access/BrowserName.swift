/// The words by which a person knows one of their browsers.
enum BrowserName {
  /// Names in the order in which they count: most browsers also claim to be others.
  private static let browsers = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chromium/", "Chromium"), ("Chrome/", "Chrome"),
    ("Safari/", "Safari"), ("curl/", "curl"),
  ]
  private static let systems = [
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
    ("Mac OS X", "Mac"), ("CrOS", "ChromeOS"), ("Linux", "Linux"),
  ]

  /// The name in a `User-Agent` field, such as `Firefox · Linux`; empty where nothing in it is known.
  static func name(in agent: String) -> String {
    let found = [browsers, systems].compactMap { names in
      names.first { agent.contains($0.0) }?.1
    }
    return found.joined(separator: " · ")
  }
}
