import CoreVideo
import Foundation
import Testing

/// Images in memory.
@Suite struct PixelBufferTests {
  @Test func oneplane() throws {
    var made: CVPixelBuffer?
    #expect(
      CVPixelBufferCreate(kCFAllocatorDefault, 5, 3, kCVPixelFormatType_32BGRA, nil, &made)
        == kCVReturnSuccess)
    let buffer = try #require(made)
    CVPixelBufferLockBaseAddress(buffer, [])
    defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
    #expect(CVPixelBufferGetWidth(buffer) == 5 && CVPixelBufferGetHeight(buffer) == 3)
    #expect(CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32BGRA)
    #expect(CVPixelBufferGetBytesPerRow(buffer) == 64 && CVPixelBufferGetDataSize(buffer) == 192)
    #expect(!CVPixelBufferIsPlanar(buffer) && CVPixelBufferGetPlaneCount(buffer) == 0)
    let base = try #require(CVPixelBufferGetBaseAddress(buffer))
    base.storeBytes(of: 7, toByteOffset: 191, as: UInt8.self)
    #expect(base.load(fromByteOffset: 191, as: UInt8.self) == 7)
    #expect(base.load(fromByteOffset: 0, as: UInt8.self) == 0)
  }

  @Test func planes() throws {
    var made: CVPixelBuffer?
    let format = kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange
    #expect(CVPixelBufferCreate(nil, 5, 3, format, nil, &made) == kCVReturnSuccess)
    let buffer = try #require(made)
    #expect(CVPixelBufferIsPlanar(buffer) && CVPixelBufferGetPlaneCount(buffer) == 2)
    #expect(CVPixelBufferGetWidthOfPlane(buffer, 1) == 3 && CVPixelBufferGetHeightOfPlane(buffer, 1) == 2)
    #expect(CVPixelBufferGetBytesPerRowOfPlane(buffer, 1) == 64)
    let first = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, 0))
    let second = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, 1))
    #expect(second - first == 3 * 64)
    #expect(CVPixelBufferGetBaseAddressOfPlane(buffer, 2) == nil)
    #expect(CVPixelBufferGetWidthOfPlane(buffer, -1) == 0)
  }

  @Test(arguments: [
    (0, 4, kCVPixelFormatType_32BGRA, kCVReturnInvalidSize),
    (4, -1, kCVPixelFormatType_32ARGB, kCVReturnInvalidSize),
    (Int.max, 2, kCVPixelFormatType_32BGRA, kCVReturnInvalidSize),
    (1 << 20, 1 << 20, kCVPixelFormatType_32BGRA, kCVReturnAllocationFailed),
    (4, 4, 0x7878_7878, kCVReturnInvalidPixelFormat),
  ])
  func impossibleImages(width: Int, height: Int, format: OSType, code: CVReturn) {
    var made: CVPixelBuffer?
    #expect(CVPixelBufferCreate(nil, width, height, format, nil, &made) == code)
    #expect(made == nil)
    let error = #expect(throws: CVError.self) {
      _ = try CVMutablePixelBuffer(
        CVPixelBufferCreationAttributes(
          pixelFormatType: CVPixelFormatType(rawValue: format),
          size: CVImageSize(width: width, height: height)))
    }
    #expect(error?.code == code)
  }

  @Test func memoryOfOthersIsGivenBack() throws {
    final class Note { var released = false }
    let note = Note()
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 32, alignment: 8)
    defer { memory.deallocate() }
    var made: CVPixelBuffer?
    let code = CVPixelBufferCreateWithBytes(
      nil, 2, 2, kCVPixelFormatType_32RGBA, memory, 16,
      { context, _ in
        guard let context else { return }
        Unmanaged<Note>.fromOpaque(context).takeUnretainedValue().released = true
      }, Unmanaged.passUnretained(note).toOpaque(), nil, &made)
    #expect(code == kCVReturnSuccess)
    #expect(made.map { CVPixelBufferGetBaseAddress($0) } == memory)
    #expect(!note.released)
    made = nil
    #expect(note.released)
    #expect(
      CVPixelBufferCreateWithBytes(nil, 5, 2, kCVPixelFormatType_32RGBA, memory, 16, nil, nil, nil, &made)
        == kCVReturnInvalidSize)
    #expect(
      CVPixelBufferCreateWithBytes(
        nil, 2, 2, kCVPixelFormatType_420YpCbCr8Planar, memory, 16, nil, nil, nil, &made)
        == kCVReturnInvalidPixelFormat)
  }

  @Test func whatIsWrittenIsReadAfterwards() throws {
    var image = try CVMutablePixelBuffer(
      CVPixelBufferCreationAttributes(
        pixelFormatType: CVPixelFormatType(rawValue: kCVPixelFormatType_OneComponent8),
        size: CVImageSize(width: 3, height: 2), bytesPerRowAlignment: 1))
    #expect(image.size == CVImageSize(width: 3, height: 2) && image.planeCount == 1 && !image.isPlanar)
    #expect(image.planeProperties.first?.bytesPerRow == 3)
    #expect(image.pixelFormatType.description == "L008")
    image.accessUnsafeMutableRawPlaneBytes { planes in
      for index in planes[0].bytes.indices { planes[0].bytes[index] = UInt8(index) }
    }
    #expect(image.accessUnsafeRawPlaneBytes { $0[0].bytes[5] } == 5)
    #expect(image.withUnsafeBuffer { CVPixelBufferGetWidth($0) } == 3)
    let frozen = CVReadOnlyPixelBuffer(image)
    #expect(frozen.accessUnsafeRawPlaneBytes { $0.flatMap { Array($0.bytes) } } == [0, 1, 2, 3, 4, 5])
    #expect(frozen.withUnsafeBuffer { CVPixelBufferGetHeight($0) } == 2)
    #expect(frozen.size.width == 3 && frozen.planeCount == 1 && !frozen.isPlanar)
    #expect(
      frozen.planeProperties.count == 1 && frozen.pixelFormatType.rawValue == kCVPixelFormatType_OneComponent8
    )
  }

  @Test func imagesAreCopiedFromData() throws {
    let image = try CVReadOnlyPixelBuffer(
      copying: Data([1, 2, 9, 3, 4, 9]),
      pixelFormatType: CVPixelFormatType(rawValue: kCVPixelFormatType_OneComponent8),
      size: CVImageSize(width: 2, height: 2), bytesPerRow: 3)
    let rows = image.accessUnsafeRawPlaneBytes { planes in
      (0..<2).map { Array(planes[0].bytes[($0 * planes[0].properties.bytesPerRow)...].prefix(2)) }
    }
    #expect(rows == [[1, 2], [3, 4]])
    #expect(throws: CVError.self) {
      _ = try CVReadOnlyPixelBuffer(
        copying: Data([1]), pixelFormatType: CVPixelFormatType(rawValue: kCVPixelFormatType_32BGRA),
        size: CVImageSize(width: 2, height: 2), bytesPerRow: 8)
    }
  }

  @Test func formatsNameThemselves() {
    #expect(CVPixelFormatType(rawValue: kCVPixelFormatType_32BGRA).description == "BGRA")
    #expect(CVPixelFormatType(rawValue: kCVPixelFormatType_420YpCbCr8BiPlanarFullRange).description == "420f")
    #expect(CVPixelFormatType(rawValue: 32).description == "32")
  }
}
