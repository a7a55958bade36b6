import Testing

@testable import CoreVideo
