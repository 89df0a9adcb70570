using System.Diagnostics;

namespace SpanPack.Tracing.Benchmarks.Peers;

/// <summary>A root and two children, as scopes and as activities.</summary>
internal static class SmallTrace
{
    internal const int Spans = 3;

    internal static void Scopes(Tracer tracer)
    {
        using IScope root = tracer.StartActive("request");
        using (IScope first = tracer.StartActive("query"))
            first.Close();
        using (IScope second = tracer.StartActive("call"))
            second.Close();
    }

    internal static void Activities(ActivitySource source)
    {
        using Activity? root = source.StartActivity("request");
        using (Activity? first = source.StartActivity("query"))
            first!.Stop();
        using (Activity? second = source.StartActivity("call"))
            second!.Stop();
    }
}
