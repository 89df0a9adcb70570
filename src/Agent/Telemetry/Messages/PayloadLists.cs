using System.Text.Json.Serialization.Metadata;

namespace SpanPack;

/// <summary>Makes messages that are one list, as many as it takes.</summary>
internal static class PayloadLists
{
    /// <param name="requestType">What the messages are.</param>
    /// <param name="name">The member that has the list.</param>
    /// <param name="items">The elements; none makes no message.</param>
    /// <param name="type">How they are written.</param>
    /// <param name="maxItems">Elements of one message.</param>
    internal static IEnumerable<TelemetryMessage> Cut<T>(string requestType, string name, IReadOnlyList<T> items, JsonTypeInfo<T> type, int maxItems = int.MaxValue)
    {
        for (int at = 0; at < items.Count;)
        {
            using var payload = new PayloadWriter();
            at = payload.WriteList(name, items, at, type, maxItems);
            yield return payload.End(requestType);
        }
    }
}
