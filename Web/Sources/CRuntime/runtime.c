// The functions of a C library that are needed and that `Math` of the page does not have. A function that is neither
// here nor in imports.txt does not link.
#ifdef __wasm__
double fmod(double dividend, double divisor);

double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) >= 0.5 ? whole + __builtin_copysign(1, value) : whole;
}

// The remainder of the nearest multiple, exact; of two equally near multiples, the even one.
// Source: Sun Microsystems, fdlibm 5.3, e_remainder.c, https://www.netlib.org/fdlibm/.
double remainder(double dividend, double divisor) {
  double step = __builtin_fabs(divisor);
  double rest = __builtin_fabs(step <= 0x1p1022 ? fmod(dividend, step + step) : dividend);
  if (rest > step / 2) {
    rest -= step;
    if (rest >= step / 2) rest -= step;
  }
  return dividend < 0 ? -rest : rest;
}
#endif
