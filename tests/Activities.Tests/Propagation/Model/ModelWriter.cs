using System.Globalization;
using System.Text.RegularExpressions;

namespace SpanPack.Activities.Tests.Propagation.Model;

/// <summary>Writes headers a second time, from the protocol page.</summary>
internal static class ModelWriter
{
    internal static Headers Write(LocalTraceContext context, out string? error)
    {
        var headers = new Headers();
        string[] tags = [.. context.Tags.AsSpan().ToArray().Select(static tag => $"{tag.Key}={tag.Value}")];
        string? origin = string.IsNullOrWhiteSpace(context.Origin) || context.Origin.Length > 512
            ? null
            : Regex.Replace(context.Origin, "[^ -~]", "_");
        string[] tid = context.TraceId >> 64 == 0 ? [] : [$"_dd.p.tid={context.TraceId >> 64:x16}"];
        string text = string.Join(',', tid.Concat(tags));
        bool isWritable = context.Tags.AsSpan()
            .ToArray()
            .All(static tag => Regex.IsMatch(tag.Key, @"\A[!-+\x2D-<>-~]+\z") && Regex.IsMatch(tag.Value, @"\A[ -+\x2D-~]*[!-+\x2D-~]\z"));
        bool fits = Fits(tid, context.Tags);
        error = text == "" ? null : !isWritable && fits ? "encoding_error" : text.Length > 512 ? "inject_max_size" : null;
        headers["x-datadog-trace-id"] = ((ulong)context.TraceId).ToString(CultureInfo.InvariantCulture);
        headers["x-datadog-parent-id"] = context.SpanId.ToString(CultureInfo.InvariantCulture);
        if (context.Priority is { } priority)
            headers["x-datadog-sampling-priority"] = ((int)priority).ToString(CultureInfo.InvariantCulture);
        if (origin is not null) headers["x-datadog-origin"] = origin;
        if (text != "" && error is null) headers["x-datadog-tags"] = text;
        bool isKept = context.Priority is { } kept ? kept > 0 : context.IsRecorded;
        headers["traceparent"] = $"00-{context.TraceId:x32}-{context.SpanId:x16}-0{(isKept ? 1 : 0)}";
        var parts = new List<string>();
        if (context.Priority is { } said) parts.Add($"s:{(int)said}");
        if (origin is not null) Add(parts, $"o:{Value(origin)}");
        if (context.LastDatadogSpanId != 0) Add(parts, $"p:{context.LastDatadogSpanId:x16}");
        foreach (KeyValuePair<string, string> tag in context.Tags.AsSpan())
            Add(parts, $"t.{Regex.Replace(tag.Key[6..], "[^!-~]|[,=:;]", "_")}:{Value(tag.Value)}");
        string state = string.Join(',',
            new[] { parts.Count == 0
                ? null
                : $"dd={string.Join(';', parts)}", context.ForeignTraceState }.Where(static member => !string.IsNullOrEmpty(member)));
        if (state != "") headers["tracestate"] = state;
        return headers;
    }

    // The header is written from its beginning: what comes first, a tag that it cannot hold or its end, is told.
    private static bool Fits(string[] tid, PropagatedTags tags)
    {
        IEnumerable<string> before = tags.AsSpan()
            .ToArray()
            .TakeWhile(static tag => Regex.IsMatch(tag.Key, @"\A[!-+\x2D-<>-~]+\z")
                && Regex.IsMatch(tag.Value, @"\A[ -+\x2D-~]*[!-+\x2D-~]\z"))
            .Select(static tag => $"{tag.Key}={tag.Value}");
        return string.Join(',', tid.Concat(before)).Length <= 512;
    }

    private static string Value(string text) => Regex.Replace(text, "[^ -~]|[,;~]", "_").Replace('=', '~');

    private static void Add(List<string> parts, string part)
    {
        if ("dd=".Length + string.Join(';', parts.Append(part)).Length <= 256) parts.Add(part);
    }
}
