/// A wish to open or close a window.
package struct WindowRequest {
  /// The name of the scene, if one is meant.
  package var id: String?
  /// The value that the window shows.
  package var value: AnyHashable?
  /// A Boolean value that indicates whether the program's settings are meant.
  package var isSettings = false

  package init(id: String? = nil, value: AnyHashable? = nil, isSettings: Bool = false) {
    self.id = id
    self.value = value
    self.isSettings = isSettings
  }
}

/// An action that opens windows. Where no surface does, it has no effect.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  private let open: @MainActor (WindowRequest) -> Void

  /// Creates an action of what a surface does.
  package nonisolated init(_ open: @escaping @MainActor (WindowRequest) -> Void) { self.open = open }

  /// Opens a window of the scene with a name.
  public func callAsFunction(id: String) { open(WindowRequest(id: id)) }

  /// Opens a window that shows a value, or brings the one forward that does.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(WindowRequest(value: AnyHashable(value)))
  }

  /// Opens a window of the scene with a name that shows a value, or brings the one forward that does.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(WindowRequest(id: id, value: AnyHashable(value)))
  }
}

/// An action that closes windows. Where no surface does, it has no effect.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  private let close: @MainActor (WindowRequest?) -> Void

  /// Creates an action of what a surface does; nil stands for the window around.
  package nonisolated init(_ close: @escaping @MainActor (WindowRequest?) -> Void) { self.close = close }

  /// Closes the window around.
  public func callAsFunction() { close(nil) }

  /// Closes the windows of the scene with a name.
  public func callAsFunction(id: String) { close(WindowRequest(id: id)) }

  /// Closes the window that shows a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    close(WindowRequest(value: AnyHashable(value)))
  }

  /// Closes the window of the scene with a name that shows a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    close(WindowRequest(id: id, value: AnyHashable(value)))
  }
}

/// An action that opens the program's settings. Where no surface does, it has no effect.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
  private let open: @MainActor () -> Void

  /// Creates an action of what a surface does.
  package nonisolated init(_ open: @escaping @MainActor () -> Void) { self.open = open }

  /// Opens the settings.
  public func callAsFunction() { open() }
}

private enum WindowKey {
  enum Open: EnvironmentKey { static var defaultValue: OpenWindowAction { OpenWindowAction { _ in } } }
  enum Dismiss: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction { _ in } }
  }
  enum Settings: EnvironmentKey { static var defaultValue: OpenSettingsAction { OpenSettingsAction {} } }
  enum Several: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension EnvironmentValues {
  /// The action that opens windows.
  public package(set) var openWindow: OpenWindowAction {
    get { self[WindowKey.Open.self] }
    set { self[WindowKey.Open.self] = newValue }
  }

  /// The action that closes windows.
  public package(set) var dismissWindow: DismissWindowAction {
    get { self[WindowKey.Dismiss.self] }
    set { self[WindowKey.Dismiss.self] = newValue }
  }

  /// Opens the program's settings.
  public package(set) var openSettings: OpenSettingsAction {
    get { self[WindowKey.Settings.self] }
    set { self[WindowKey.Settings.self] = newValue }
  }

  /// A Boolean value that indicates whether the surface shows several windows.
  public package(set) var supportsMultipleWindows: Bool {
    get { self[WindowKey.Several.self] }
    set { self[WindowKey.Several.self] = newValue }
  }
}
