using System.Text.Json;

namespace SpanPack;

/// <summary>Splits a list into as many messages as it needs.</summary>
internal static class SplitLists
{
    /// <param name="requestType">The type of the messages.</param>
    /// <param name="name">The name of the list member.</param>
    /// <param name="items">The elements; none gives no message.</param>
    /// <param name="write">Writes one.</param>
    /// <param name="maxItems">The most elements of one message.</param>
    internal static IEnumerable<TelemetryMessage> Cut<T>(string requestType, string name, IReadOnlyList<T> items,
        Action<Utf8JsonWriter, T> write, int maxItems = int.MaxValue)
        where T : class
    {
        for (int at = 0; at < items.Count;)
        {
            using var payload = new PayloadWriter();
            at = payload.WriteList(name, items, at, write, maxItems);
            yield return payload.End(requestType);
        }
    }
}
