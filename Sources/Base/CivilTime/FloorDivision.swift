/// Division that rounds down, so that times before 1970 fall on the right day.
@inlinable
package func floorDivide(_ a: Int, _ b: Int) -> Int {
  let quotient = a / b
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient
}
