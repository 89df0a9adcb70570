using System.Text;

namespace SpanPack.AgentPage.Browser.Tests.Hostile;

/// <summary>Payloads that have a hostile text wherever one may have a text.</summary>
internal static class HostilePayloads
{
    /// <summary>A payload that has a text in its spans, its headers and its path.</summary>
    internal static PagePayload Of(int number)
    {
        string text = HostileTexts.All[number];
        string header = Encoding.Latin1.GetString(Encoding.Latin1.GetBytes(text));
        Span child = Payloads.Span((ulong)number + 1, 2, 1, $"of {text}", text);
        return Payloads.Of([[Span(text, (ulong)number + 1, 1, number), child]], TraceFormat.V04, ("Datadog-Meta-Lang", header),
            ("Datadog-Meta-Lang-Version", header), ("Datadog-Meta-Tracer-Version", header),
            ("X-Other", header)) with
        { Path = $"/v0.4/traces?{text}" };
    }

    /// <summary>A span that has the text wherever a span may have one.</summary>
    internal static Span Span(string text, ulong trace, ulong id, int number)
    {
        var span = new Span
        {
            TraceId = trace, SpanId = id, Service = text, Name = text, Resource = text, Type = text, Start = 1_000_000_000
            + (number * 1_000_000L), Duration = 1_000_000, Error = 1
        };
        foreach (string key in new[] { "error.type", "error.message", "error.stack", "env", "version", "http.status_code", "span.kind",
            "http.url", "_dd.origin" })
            span.SetTag(key, text);
        if (text.Length > 0) span.SetTag(text, text);
        if (text.Length > 0) span.SetMetric($"{text}.count", number);
        var happened = new SpanEvent(text, 1_000_000_500);
        happened.Attributes.Add(text, text);
        span.AddEvent(happened);
        var link = new SpanLink(7, 8) { TraceState = text };
        link.Attributes.Add(text, text);
        span.AddLink(link);
        return span;
    }

    /// <summary>A request that is no payload: the page counts it by its path.</summary>
    internal static ReceivedRequest Other(string text)
        => new()
        {
            Method = "GET", Path = $"/{text}", Headers = new Dictionary<string, IReadOnlyList<string>>(), Body = default,
            Status = 404, Answer = string.Empty
        };
}
