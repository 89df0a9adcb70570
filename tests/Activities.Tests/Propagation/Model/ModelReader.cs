using System.Globalization;
using System.Numerics;
using System.Text.RegularExpressions;

namespace SpanPack.Activities.Tests.Propagation.Model;

/// <summary>
/// Reads headers a second time, from the protocol page: with regular expressions and dictionaries, and without a thought for speed.
/// </summary>
internal static class ModelReader
{
    private const string Zeros = "0000000000000000";

    internal static string? Read(Headers headers, PropagationStyle[] styles, bool first, ExtractionBehavior behavior)
    {
        if (behavior == ExtractionBehavior.Ignore) return null;
        (ModelContext? Context,
            bool Wrong)[] found = [.. styles.Select(style => style == PropagationStyle.Datadog
                ? Datadog(headers)
                : style == PropagationStyle.TraceContext
                ? W3C(headers)
                : (null, false))];
        ModelContext[] contexts = [.. found.Where(static one => one.Context is not null)
            .Select(static one => one.Context!)
            .Take(first ? 1 : 9)];
        if (contexts.Length == 0) return found.Any(static one => one.Wrong) ? $"new|{Zeros}|||||||decoding_error" : null;
        ModelContext context = contexts[0];
        var links = new List<string>();
        foreach (ModelContext other in contexts.Skip(1))
        {
            bool isSame = other.Trace == context.Trace
                || (other.Trace[16..] == context.Trace[16..] && (other.Trace[..16] == Zeros || context.Trace[..16] == Zeros));
            if (!isSame)
            {
                links.Add(other.Link("terminated_context"));
                continue;
            }

            context.Trace = new[] { context.Trace, other.Trace }.Max(StringComparer.Ordinal)!;
            if (!other.IsW3C) continue;
            if (other.Parent != context.Parent)
                (context.Last, context.Parent) = (other.Last == Zeros ? context.Parent : other.Last, other.Parent);
            context.Foreign = other.Foreign;
        }

        return behavior == ExtractionBehavior.Restart
            ? $"new|{Zeros}||||||{context.Link("propagation_behavior_extract")}|"
            : context.Describe(string.Join('&', links));
    }

    private static (ModelContext? Context, bool Wrong) Datadog(Headers headers)
    {
        if (Get(headers, "x-datadog-trace-id") is not { } traceText) return (null, false);
        string parentText = Get(headers, "x-datadog-parent-id") ?? "0";
        if (!IsId(traceText, 1) || !IsId(parentText, 0)) return (null, true);
        string? error = null;
        var tags = new Dictionary<string, string>();
        string upper = Zeros;
        string text = Get(headers, "x-datadog-tags") ?? "";
        string[] pairs = text.Split(',');
        if (text.Length > 512) error = "extract_max_size";
        else if (text != ""
            && !(Regex.IsMatch(text, @"\A[ -~]*\z")
                && pairs.SkipLast(pairs[^1] == ""
                    ? 1
                    : 0).All(static pair => Regex.IsMatch(pair.Trim(' '), @"\A[^=]+=.+\z") && IsTag(pair.Trim(' ')))))
            error = "decoding_error";
        else
            foreach (string[] pair in pairs.Select(static pair => pair.Trim(' ').Split('=', 2)).Where(static pair => pair[0].Length > 6
                && pair[0].StartsWith("_dd.p.", StringComparison.Ordinal)))
                tags[pair[0]] = pair[1];
        if (tags.Remove("_dd.p.tid", out string? tid)) upper = tid;
        string? priorityText = Get(headers, "x-datadog-sampling-priority");
        int? priority = Priority(priorityText);
        if (priorityText is not null && priority is null) error ??= "decoding_error";
        string? origin = Get(headers, "x-datadog-origin") is { Length: <= 512 } there ? Regex.Replace(there, "[^ -~]", "_") : null;
        return (new ModelContext(false)
        {
            Trace = upper + Hex(traceText),
            Parent = Hex(parentText),
            Priority = priority,
            Origin = string.IsNullOrWhiteSpace(origin) ? null : origin,
            Tags = string.Join(',', tags.Select(static tag => $"{tag.Key}={tag.Value}")),
            Error = error,
        }, false);
    }

    private static (ModelContext? Context, bool Wrong) W3C(Headers headers)
    {
        if (Get(headers, "traceparent") is not { } text) return (null, false);
        Match match = Regex.Match(text,
            @"\A(?!ff)(?:00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})|(?!00)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?)\z",
            RegexOptions.Singleline);
        string trace = match.Groups[1].Value + match.Groups[4].Value, parent = match.Groups[2].Value
            + match.Groups[5].Value, flags = match.Groups[3].Value + match.Groups[6].Value;
        if (!match.Success || trace[16..] == Zeros || parent == Zeros) return (null, true);
        bool sampled = int.Parse(flags, NumberStyles.HexNumber, CultureInfo.InvariantCulture) % 2 == 1;
        string state = Get(headers, "tracestate") ?? "";
        string[] members = state.Length > 4_096
            ? []
            : [.. state.Split(',')
                .Select(static member => member.Trim(' ', '\t'))
                .Where(static member => Regex.IsMatch(member, @"\A[ -~]+\z"))];
        string own = members.FirstOrDefault(static member => member.StartsWith("dd=", StringComparison.Ordinal))?[3..] ?? "";
        ILookup<string, string> parts = own.Split(';')
            .Select(static part => Regex.Match(part, @"\A([^:]+):(.*?) *\z"))
            .Where(static part => part.Success && part.Groups[2].Value != "")
            .ToLookup(static part => part.Groups[1].Value, static part => part.Groups[2].Value);
        var tags = parts.Where(static part => Regex.IsMatch(part.Key, @"\At\..") && part.Key != "t.tid")
            .Select(static part =>
                (Name: $"_dd.p.{part.Key[2..]}",
                    Value: part.FirstOrDefault(value => part.Key != "t.dm" || IsMaker(value))?.Replace('~', '=')))
            .Where(static tag => tag.Value is not null)
            .ToList();
        int? said = parts["s"].Select(Priority).LastOrDefault(static priority => priority is not null);
        bool agrees = said is { } priority && priority > 0 == sampled;
        int maker = tags.FindIndex(static tag => tag.Name == "_dd.p.dm");
        if (!agrees && maker >= 0) tags.RemoveAt(maker);
        if (!agrees && sampled) tags.Insert(maker < 0 ? tags.Count : maker, ("_dd.p.dm", "-0"));
        string foreign = string.Join(',',
            members.Where(static member => !member.StartsWith("dd=", StringComparison.Ordinal) && member.Length <= 512
                && member.IndexOf('=') > 0).Take(31));
        return (new ModelContext(true)
        {
            Trace = trace,
            Parent = parent,
            Priority = agrees ? said : sampled ? 1 : 0,
            Origin = parts["o"].Select(static origin => string.IsNullOrWhiteSpace(origin) || origin.Length > 512
                ? null
                : origin.Replace('~', '='))
                .LastOrDefault(),
            Tags = string.Join(',', tags.Select(static tag => $"{tag.Name}={tag.Value}")),
            Last = parts["p"].LastOrDefault(static id => Regex.IsMatch(id, @"\A[0-9a-f]{16}\z")) ?? Zeros,
            Foreign = foreign == "" ? null : foreign,
        }, false);
    }

    private static string? Get(Headers headers, string name)
        => headers.TryGetValue(name, out string? value) && value.Trim(' ', '\t') is { Length: > 0 } text ? text : null;

    private static bool IsId(string text, int least)
        => Regex.IsMatch(text, @"\A[0-9]+\z") && BigInteger.Parse(text) >= least && BigInteger.Parse(text) <= ulong.MaxValue;

    private static bool IsMaker(string text) => Regex.IsMatch(text, @"\A-[0-9]{1,3}\z");

    private static bool IsTag(string pair) => pair.Split('=', 2) switch
    {
        ["_dd.p.tid", var value] => Regex.IsMatch(value, @"\A[0-9a-f]{16}\z") && value != Zeros,
        ["_dd.p.dm", var value] => IsMaker(value),
        [not "", not ""] => true,
        _ => false,
    };

    private static int? Priority(string? text)
        => text is not null && Regex.IsMatch(text, @"\A[+-]?[0-9]+\z") && BigInteger.Parse(text) is var number && number >= int.MinValue
            && number <= int.MaxValue && number != -128
            ? (int)number
            : null;

    private static string Hex(string text) => ulong.Parse(text, CultureInfo.InvariantCulture).ToString("x16", CultureInfo.InvariantCulture);
}
