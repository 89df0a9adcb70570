using System.Globalization;
using System.Text.Json;

namespace SpanPack.Tool;

/// <summary>The states of the configurations that were sent to clients. One thread at a time.</summary>
internal sealed class ConfigurationWatch
{
    private const int MaxClients = 100;
    private const int MaxShown = 20;
    private const int MaxErrorChars = 500;
    private const string Nothing = "none";

    private readonly Dictionary<string, string> _last = new(StringComparer.Ordinal);
    private readonly Queue<string> _order = new(); // clients, the oldest first

    /// <summary>Returns a line for the state of a client if it has changed; null if not, and for requests of other kinds.</summary>
    internal string? Describe(ReceivedRequest request)
    {
        if (request is not { Path: ConfigurationEndpoint.Path, IsBodyComplete: true, Refusal: null }) return null;
        try
        {
            var poll = ConfigurationPollReader.Read(request.Body);
            string states = Describe(poll);
            if (_last.GetValueOrDefault(poll.ClientId, Nothing) == states) return null;
            Note(poll.ClientId, states);
            return SafeText.Escape($"configurations of {poll.Service} ({poll.ClientId}): {states}") + "\n";
        }
        catch (Exception problem) when (problem is JsonException or FormatException or InvalidOperationException)
        {
            return null; // it is counted, like others that nobody reads
        }
    }

    private static string Describe(ConfigurationPoll poll)
    {
        IEnumerable<string> shown = poll.States.Take(MaxShown)
            .Select(static state =>
                string.Create(CultureInfo.InvariantCulture, $"{state.Product}/{state.Id} v{state.Version} {Describe(state)}"));
        string states = poll.States.Count == 0 ? Nothing : string.Join(", ", shown);
        string more = poll.States.Count > MaxShown
            ? string.Create(CultureInfo.InvariantCulture, $" and {poll.States.Count - MaxShown} more")
            : string.Empty;
        return $"{states}{more}{(poll.Error is { } error ? $"; the last answer was not applied: {Cut(error)}" : string.Empty)}";
    }

    private static string Describe(ConfigurationPollState state) => state.State switch
    {
        1 => "not applied yet",
        2 => "applied",
        3 => $"failed: {Cut(state.Error ?? "no reason given")}",
        _ => string.Create(CultureInfo.InvariantCulture, $"in state {state.State}"),
    };

    private static string Cut(string text) => text.Length <= MaxErrorChars ? text : text[..MaxErrorChars] + "…";

    private void Note(string client, string states)
    {
        if (!_last.ContainsKey(client))
        {
            if (_order.Count == MaxClients) _last.Remove(_order.Dequeue());
            _order.Enqueue(client);
        }

        _last[client] = states;
    }
}
