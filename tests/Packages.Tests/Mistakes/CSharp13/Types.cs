using SpanPack;

internal static class Outer
{
    [MessagePackConstants]
    internal static partial class Inner // SPK009
    {
        public const string Method = "http.method";
    }
}

internal static partial class Cache<T>
{
    [MessagePackString("trace_id")]
    internal static partial ReadOnlySpan<byte> TraceId(); // SPK010
}

[ConstantTag("component", "worker")] // SPK018
internal partial class Unmarked : SpanTags;

[MessagePackConstants]
internal static partial class Empty; // SPK019

[SpanTags]
[ConstantTag("component", "web")]
internal partial class NoTags; // SPK020

[MessagePackConstants]
internal static partial class Taken
{
    public const string Encoded = "encoded"; // SPK022
}
