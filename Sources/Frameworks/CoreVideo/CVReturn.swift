import Foundation

/// The result of a function on pixel buffers: zero for success, else one of the `kCVReturn` constants.
public typealias CVReturn = Int32
/// A four-character code such as `BGRA`, as a number.
public typealias OSType = UInt32

/// The function succeeded.
public let kCVReturnSuccess: CVReturn = 0
/// The function failed for an unspecified reason.
public let kCVReturnError: CVReturn = -6660
/// An argument is invalid.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// Memory could not be allocated.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The operation is not supported.
public let kCVReturnUnsupported: CVReturn = -6663
/// The pixel format is unknown or doesn't support the operation.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// The size is invalid.
public let kCVReturnInvalidSize: CVReturn = -6681
/// The attributes of the buffer are invalid.
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682
/// The buffer can't be used with OpenGL.
public let kCVReturnPixelBufferNotOpenGLCompatible: CVReturn = -6683

/// An allocator of memory. There is only the default one here, which is nil.
public final class CFAllocator: Sendable {}
/// The default allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// An error of creating a pixel buffer.
public struct CVError: CustomNSError, LocalizedError, Sendable, Equatable {
  /// The domain of the error.
  public static var errorDomain: String { "CVErrorDomain" }

  /// The result code, one of the `kCVReturn` constants.
  public let code: CVReturn
  /// The message for developers.
  public let message: String

  /// The result code as an integer.
  public var errorCode: Int { Int(code) }
  public var errorDescription: String? { message }
  /// The message as a localized description.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
}
