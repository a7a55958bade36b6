/// An action that opens URLs.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The outcome of opening a URL.
  public struct Result: Sendable {
    enum Outcome: Equatable {
      case handled, discarded
      case system(URL?)
    }
    let outcome: Outcome
    /// The handler took it.
    public static let handled = Result(outcome: .handled)
    /// The URL is taken by nobody.
    public static let discarded = Result(outcome: .discarded)
    /// The surface is to open it.
    public static let systemAction = Result(outcome: .system(nil))
    /// The surface is to open another.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action of a handler.
  @preconcurrency
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens a URL; `completion` is told whether somebody took it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url) == nil)
  }

  /// Offers a URL to the handler, and says which URL the surface is to open instead, nil if none.
  package func open(_ url: URL) -> URL? {
    switch handler(url).outcome {
    case .handled, .discarded: nil
    case .system(let other): other ?? url
    }
  }
}

/// An action that takes away what is shown over other content.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  private let action: @MainActor () -> Void
  package nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  /// Dismisses the view.
  public func callAsFunction() { action() }
}
