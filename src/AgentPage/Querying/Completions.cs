using System.Text;

namespace SpanPack;

/// <summary>Proposes texts for a filter, from the newest payloads within a time limit.</summary>
internal sealed class Completions(TraceStore store, TimeProvider time)
{
    private const int MaxItems = 50;
    private const int MaxPayloads = 1000;

    private static readonly string[] s_operators = ["OR", "AND", "NOT"];
    private static readonly TimeSpan s_patience = TimeSpan.FromMilliseconds(50);

    internal CompletionAnswer Find(string filter, int at)
    {
        var place = FilterPlace.Of(filter, at);
        IEnumerable<CompletionItem> items = place.Key is null ? Keys(place.Written) : Values(place.Key, place.Written);
        return new CompletionAnswer { From = place.From, To = place.To, Items = [.. items.Take(MaxItems)] };
    }

    private IEnumerable<CompletionItem> Keys(string written)
    {
        CompletionVisitor visitor = Look(FilterTarget.Tag, []);
        string bare = written.TrimStart('@');
        foreach (string key in FilterKeys.Offered.Where(key => key.TrimStart('@').StartsWith(bare, StringComparison.OrdinalIgnoreCase)))
        {
            yield return new CompletionItem { Text = key + ":", Label = key, Kind = "key", Count = visitor.Spans };
        }

        foreach ((string key, long count) in visitor.Found.Where(found => found.Text.Contains(bare, StringComparison.OrdinalIgnoreCase)
            && IsKey(found.Text)).OrderByDescending(static found => found.Count))
        {
            yield return new CompletionItem { Text = "@" + key + ":", Label = "@" + key, Kind = "key", Count = count };
        }

        foreach (string word in s_operators.Where(word => written.Length > 0 && word.StartsWith(written, StringComparison.Ordinal)))
        {
            yield return new CompletionItem { Text = word + " ", Label = word, Kind = "operator", Count = 0 };
        }
    }

    private IEnumerable<CompletionItem> Values(string key, string written)
    {
        FilterTarget target = FilterKeys.Find(key);
        if (Known(target) is { } known)
            return known.Where(value => value.StartsWith(written, StringComparison.Ordinal)).Select(static value => Value(value, 0));
        if (target is not (FilterTarget.Tag or <= FilterTarget.Kind)) return [];
        return Look(target,
            Encoding.UTF8.GetBytes(key.TrimStart('@'))).Found.Where(found =>
                found.Text.Contains(written, StringComparison.OrdinalIgnoreCase))
            .OrderByDescending(static found => found.Count).ThenBy(static found => found.Text, StringComparer.Ordinal)
                .Select(static found => Value(found.Text, found.Count));
    }

    private static string[]? Known(FilterTarget target) => target switch
    {
        FilterTarget.Status => ["error", "ok"],
        FilterTarget.TraceRoot => ["missing", "present"],
        _ => null,
    };

    private CompletionVisitor Look(FilterTarget target, byte[] key)
    {
        var visitor = new CompletionVisitor(target, key);
        long began = time.GetTimestamp();
        foreach (KeptPayload payload in store.Payloads(most: MaxPayloads))
        {
            if (payload.IsAccepted && payload.Spans.Length > 0) visitor.Read(payload);
            if (time.GetElapsedTime(began) > s_patience) break;
        }

        return visitor;
    }

    private static CompletionItem Value(string value, long count)
        => new() { Text = Quoted(value) + " ", Label = value, Kind = "value", Count = count };

    private static bool IsKey(string key)
        => key.All(static sign => !char.IsWhiteSpace(sign) && sign is not ('"' or '(' or ')' or ':' or '\\' or '*' or '?'));

    private static string Quoted(string value)
        => value.All(static sign => char.IsAsciiLetterOrDigit(sign) || sign is '_' or '-' or '.' or '/' or '@')
            ? value
            : $"\"{value.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("\"", "\\\"", StringComparison.Ordinal)}\"";
}
