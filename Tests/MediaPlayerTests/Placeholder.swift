import Testing

@testable import MediaPlayer
