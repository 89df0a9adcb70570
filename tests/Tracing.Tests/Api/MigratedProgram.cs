using SpanPack;
using SpanPack.Tracing;
using SpanPack.Tracing.Configuration;
using SpanPack.Tracing.ExtensionMethods;

namespace Migrated.Shop;

/// <summary>
/// A program that was written for the names of <c>Datadog.Trace</c>: its usings alone are others, and it uses <c>SpanPack</c>, too.
/// </summary>
internal static class MigratedProgram
{
    internal static TracerSettings MakeSettings()
    {
        TracerSettings settings = TracerSettings.FromDefaultSources();
        settings.ServiceName = "shop";
        settings.GlobalTags["team"] = "a";
        return settings;
    }

    internal static ISpan Work(ITracer tracer, IDictionary<string, string> headers)
    {
        var parent = new SpanContextExtractor().Extract(headers,
            static (all, name) => all.TryGetValue(name, out string? value) ? new[] { value } : Enumerable.Empty<string>());
        var settings =
            new SpanCreationSettings { Parent = parent ?? SpanContext.None, StartTime = DateTimeOffset.UtcNow, FinishOnClose = true };
        using IScope scope = tracer.StartActive("work", settings);
        ISpan span = scope.Span;
        span.ResourceName = "GET /";
        span.Type = SpanTypes.Web;
        span.SetTag(Tags.SpanKind, SpanKinds.Server).SetTag("number", 1.5).SetTag("none", null);
        span.SetTag(Tags.HttpMethod, "GET");
        span.SetUser(new UserDetails("u"));
        span.SetTraceSamplingPriority(SamplingPriority.UserReject);
        span.SetTraceSamplingPriority(SamplingPriority.UserDrop);
        Baggage.Current["user"] = "u";
        new SpanContextInjector().Inject(headers, static (all, name, value) => all[name] = value, span.Context);
        Span data = Span.CreateRoot("by hand");
        data.SetTag(TagNames.ErrorMessage, "x");
        return span;
    }
}
