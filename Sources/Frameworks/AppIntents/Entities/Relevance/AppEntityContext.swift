/// In which part of a person's life entities are worth suggesting.
public struct AppEntityContext: Hashable, Sendable {
  package let name: String

  /// While something is heard.
  public static func audio(_ audioContext: AudioContext) -> AppEntityContext {
    AppEntityContext(name: "audio." + audioContext.name)
  }
}

/// What goes on with sound.
public struct AudioContext: Hashable, Sendable {
  package let name: String

  /// What is being played, and the controls for it.
  public static var nowPlaying: AudioContext { AudioContext(name: "nowPlaying") }
}
