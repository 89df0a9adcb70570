namespace SpanPack.Conformance.Tests.Samples;

/// <content>Texts of all lengths and alphabets, and numbers of all sizes.</content>
internal static partial class SamplePayloads
{
    private static SamplePayload Unicode()
    {
        Span span = SampleSpan.Create(service: "café", resource: "GET /žluťoučký/кот/猫");
        span.SetTag("ключ", "значение");
        span.SetTag("emoji", "👩‍👩‍👧‍👦 and 😀");
        span.SetTag("control", "a\0b\u0001\t\r\n\u007f\u0080");
        span.SetTag("lone surrogates", "\ud83d and \ude00");
        span.SetTag("lone at the end\ud83d", "x\ud83d");
        span.SetTag("empty", "");
        span.SetMetric("größe", 1);
        return new("unicode", s_formatter, [SampleSpan.Kept(span)]);
    }

    // Lengths around the ends of each string header and of each way to transcode, in characters of 1, 2, 3 and 4 bytes.
    private static SamplePayload TextLengths()
    {
        Span span = SampleSpan.Create();
        foreach (int length in (int[])[0, 1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 127, 128, 129, 255, 256, 1023, 1024, 1025, 8191, 24_999])
        {
            span.SetTag($"a{length}", new string('a', length));
            span.SetTag($"b{length}", new string('é', length / 2));
            span.SetTag($"c{length}", new string('€', length / 3));
            span.SetTag($"d{length}", string.Concat(Enumerable.Repeat("😀", length / 4)));
            if (length is > 1 and < 100) span.SetMetric(new string('m', length), length);
        }

        return new("text lengths", s_formatter, [SampleSpan.Kept(span)]);
    }

    private static SamplePayload HugeValue()
    {
        Span span = SampleSpan.Create();
        span.SetTag("65535", new string('x', ushort.MaxValue));
        span.SetTag("65536", new string('x', ushort.MaxValue + 1));
        span.SetTag("megabytes", new string('ß', 1_500_000));
        return new("huge values", s_formatter, [SampleSpan.Kept(span)], Repaired: true);
    }

    private static SamplePayload Numbers()
    {
        Span span = SampleSpan.Create();
        span.SpanId = ulong.MaxValue;
        span.Duration = long.MaxValue - SampleSpan.Start;
        span.ErrorMark = 3;
        double[] numbers = [0, -0.0, 1, -1, 127, 128, 65536, -40000, Math.Pow(2, 40), 0.1, -2.5e-7, double.MaxValue, double.MinValue,
            double.Epsilon, double.NaN, double.PositiveInfinity, double.NegativeInfinity];
        for (int i = 0; i < numbers.Length; i++) span.SetMetric($"n{i}", numbers[i]);
        return new("numbers", s_formatter, [SampleSpan.Kept(span)]);
    }
}
