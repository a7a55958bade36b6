/// A browser that is known by its cookie, and its windows.
@MainActor
final class WebSession {
  let name: String
  /// The facts that its pages last reported on the browser, for the next one.
  var client = ClientEnvironment()
  /// The numbers of its windows.
  var windows: Set<Int> = []

  init(name: String) { self.name = name }
}
