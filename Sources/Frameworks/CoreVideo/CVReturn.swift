import Foundation

/// What a function for pixel buffers answers: zero for success, else one of the `kCVReturn` numbers.
public typealias CVReturn = Int32
/// Four characters in a number, as `BGRA`.
public typealias OSType = UInt32

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnAllocationFailed: CVReturn = -6662
public let kCVReturnUnsupported: CVReturn = -6663
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682
public let kCVReturnPixelBufferNotOpenGLCompatible: CVReturn = -6683

/// What allocates memory elsewhere. Here there is only the default, which is nil.
public final class CFAllocator: Sendable {}
/// The usual allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// Why a pixel buffer could not be made.
public struct CVError: CustomNSError, LocalizedError, Sendable, Equatable {
  public static var errorDomain: String { "CVErrorDomain" }

  /// One of the `kCVReturn` numbers.
  public let code: CVReturn
  /// What went wrong, for a developer.
  public let message: String

  public var errorCode: Int { Int(code) }
  public var errorDescription: String? { message }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
}
