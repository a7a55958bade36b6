import Testing

@testable import CoreSpotlight
