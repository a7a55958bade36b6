/// A scene, as surfaces know it.
package struct SceneDescription {
  package enum Kind: Equatable, Sendable {
    /// A scene with any number of windows.
    case windows
    /// A scene with one window.
    case window
    /// The window of the program's settings.
    case settings
  }

  package let kind: Kind
  /// The name by which code opens it.
  package var id: String?
  /// The title of its windows, as long as their content has none.
  package var title: Text?
  /// The type of the values that its windows show, if each shows one.
  package var value: WindowValue?
  /// The settings of the scene.
  package internal(set) var notes = SceneNotes()
  let content: any View

  /// Returns the content of a window of the scene, with the bars that its views ask for.
  ///
  /// - Parameter value: What the window shows, of the type of ``value``; nil shows the default.
  @MainActor package func content(showing value: AnyHashable? = nil) -> some View {
    WindowContent(description: self, value: value)
  }

  /// Returns whether a request to open a window means this scene.
  package func answers(_ request: WindowRequest) -> Bool {
    if request.isSettings { return kind == .settings }
    if let id = request.id, id != self.id { return false }
    guard let wanted = request.value else { return request.id != nil }
    return value.map { $0.type == ObjectIdentifier(type(of: wanted.base)) } ?? false
  }
}

/// The values that windows of a scene show, one each.
package struct WindowValue {
  let type: ObjectIdentifier
  /// Writes a value, so that a window can be opened again.
  package let encode: (AnyHashable) throws -> Data
  /// Reads a value that was written.
  package let decode: (Data) throws -> AnyHashable

  init<Value: Codable & Hashable>(_ type: Value.Type) {
    self.type = ObjectIdentifier(type)
    encode = { value in
      guard let value = value.base as? Value else {
        throw EncodingError.invalidValue(
          value.base, .init(codingPath: [], debugDescription: "expected a value of type \(Value.self)"))
      }
      return try JSONEncoder().encode(value)
    }
    decode = { AnyHashable(try JSONDecoder().decode(Value.self, from: $0)) }
  }
}

/// The settings of a scene.
package struct SceneNotes {
  /// Parts of the identifiers of the events from outside that open it.
  package internal(set) var externalEvents: Set<String> = []
  /// The size of new windows, in points.
  package internal(set) var defaultSize: CGSize?
  /// The place of new windows on the screen.
  package internal(set) var defaultPosition: UnitPoint?
  package internal(set) var resizability = WindowResizability.automatic
  /// The look of its windows, by the name of their ``WindowStyle``.
  package internal(set) var style = "automatic"
  /// The look of the bars of its windows.
  package internal(set) var toolbarStyle = "automatic"
  /// The behaviour of the scene when the program starts: whether it is shown.
  package internal(set) var launchBehavior = SceneLaunchBehavior.automatic
  /// The changes to the environment of its content, the outermost first.
  var environment: [(inout EnvironmentValues) -> Void] = []
}

private enum SceneNotesKey: EnvironmentKey {
  static var defaultValue: SceneNotes { SceneNotes() }
}

extension EnvironmentValues {
  /// The settings of the scenes inside.
  var sceneNotes: SceneNotes {
    get { self[SceneNotesKey.self] }
    set { self[SceneNotesKey.self] = newValue }
  }
}

/// The key of the scenes that are declared for the program.
enum SceneKey: DeclarationKey {
  typealias Value = SceneDescription
}

/// A view without nodes that declares a scene.
struct SceneDeclaration: View {
  let scene: SceneDescription
  var body: Never { noBody }
}

extension SceneDeclaration: PrimitiveView {
  func build(in context: inout ViewContext) {
    var scene = scene
    scene.notes = context.environment.sceneNotes
    context.pass(EmptyView().declare(SceneKey.self, scene), as: .content)
  }
}

/// The content of a window: that of its scene, between bars if its views ask for some.
struct WindowContent: View {
  let description: SceneDescription
  let value: AnyHashable?

  var body: some View {
    let content = description.content
    let change = EnvironmentChange(change: { environment in
      for change in description.notes.environment { change(&environment) }
      environment.windowValue = value
    })
    return PageSurround(content: AnyView(content), back: nil, showsTitle: false).modifier(change)
  }
}

private enum WindowValueKey: EnvironmentKey {
  static var defaultValue: AnyHashable? { nil }
}

extension EnvironmentValues {
  /// The value that the window shows, if each shows one.
  var windowValue: AnyHashable? {
    get { self[WindowValueKey.self] }
    set { self[WindowValueKey.self] = newValue }
  }
}
