/// A vector of length one as signed bytes, and its signs as bits.
///
/// The cosine of two is their product over the squares of their lengths; what rounding to bytes costs is below 0.01.
/// The number of bits in which two differ orders vectors roughly as their angle does (M. Charikar, "Similarity
/// estimation techniques from rounding algorithms", STOC 2002), at an eighth of the room.
enum VectorCode {
  /// The bytes of a vector.
  static let size = 256
  /// The 64-bit words of its signs.
  static let signWords = size / 64

  static func append(_ vector: UnsafeBufferPointer<Float>, to codes: inout [UInt8]) {
    var greatest: Float = 0
    for number in vector { greatest = max(greatest, abs(number)) }
    let scale = greatest > 0 ? 127 / greatest : 0
    for number in vector { codes.append(UInt8(bitPattern: Int8((number * scale).rounded()))) }
  }

  /// The signs of one vector.
  static func signs(of codes: UnsafeRawBufferPointer) -> SIMD4<UInt64> {
    var signs = SIMD4<UInt64>()
    for word in 0..<signWords {
      var bits: UInt64 = 0
      for bit in 0..<64 where Int8(bitPattern: codes[word * 64 + bit]) > 0 { bits |= 1 << UInt64(bit) }
      signs[word] = bits
    }
    return signs
  }

  /// The cosine of the angle between two vectors; 0 where one is all zero.
  /// - Precondition: both have `size` bytes.
  static func cosine(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Float {
    precondition(a.count == size && b.count == size)
    var product: Int32 = 0
    var squaresOfA: Int32 = 0
    var squaresOfB: Int32 = 0
    for index in 0..<size {
      let (x, y) = (Int32(Int8(bitPattern: a[index])), Int32(Int8(bitPattern: b[index])))
      product &+= x &* y
      squaresOfA &+= x &* x
      squaresOfB &+= y &* y
    }
    guard squaresOfA > 0, squaresOfB > 0 else { return 0 }
    return Float(product) / (Float(squaresOfA) * Float(squaresOfB)).squareRoot()
  }
}
