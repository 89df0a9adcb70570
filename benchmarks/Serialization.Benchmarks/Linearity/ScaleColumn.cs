namespace SpanPack.Benchmarks.Linearity;

/// <summary>Something whose cost should grow with a number and no faster.</summary>
/// <param name="Name">What it is.</param>
/// <param name="Measure">Gives the nanoseconds for a number.</param>
internal sealed record ScaleColumn(string Name, Func<int, double> Measure);
