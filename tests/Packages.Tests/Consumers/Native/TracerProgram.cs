using System.Diagnostics;
using SpanPack;
using SpanPack.Tracing;
using SpanPack.Tracing.ExtensionMethods;

/// <summary>A console that makes its own spans, with an activity inside one.</summary>
internal static class TracerProgram
{
    internal static async Task RunAsync()
    {
        using var source = new ActivitySource("Shop");
        var headers = new Dictionary<string, string>();
        using (IScope scope = Tracer.Instance.StartActive("checkout"))
        {
            scope.Span.SetTag("order.id", "7");
            scope.Span.SetTraceSamplingPriority(SamplingPriority.UserKeep);
            using (source.StartActivity("query")) { }
            try
            {
                throw new InvalidOperationException("it fails");
            }
            catch (InvalidOperationException e)
            {
                scope.Span.SetException(e);
            }

            new SpanContextInjector().Inject(headers, static (carrier, name, value) => carrier[name] = value, scope.Span.Context);
        }

        Console.WriteLine(headers["x-datadog-sampling-priority"]);
        await Tracer.Instance.ForceFlushAsync();
    }
}
