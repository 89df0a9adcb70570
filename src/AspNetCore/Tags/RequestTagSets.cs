using System.Diagnostics;

namespace SpanPack;

/// <summary>Finds the tags of activities. Safe for any number of threads.</summary>
internal static class RequestTagSets
{
    /// <summary>Returns the tags of an activity, in one pass instead of one for each tag.</summary>
    internal static RequestTagSet Of(Activity activity)
    {
        RequestTagSet set = RequestTagSet.None;
        foreach (ref readonly KeyValuePair<string, object?> tag in activity.EnumerateTagObjects()) set |= OfName(tag.Key);
        return set;
    }

    private static RequestTagSet OfName(string name) => name switch
    {
        RequestTagNames.Method => RequestTagSet.Method,
        RequestTagNames.Scheme => RequestTagSet.Scheme,
        RequestTagNames.Path => RequestTagSet.Path,
        RequestTagNames.Query => RequestTagSet.Query,
        RequestTagNames.Route => RequestTagSet.Route,
        RequestTagNames.StatusCode => RequestTagSet.StatusCode,
        RequestTagNames.UserAgent => RequestTagSet.UserAgent,
        RequestTagNames.ServerAddress => RequestTagSet.ServerAddress,
        RequestTagNames.ServerPort => RequestTagSet.ServerPort,
        RequestTagNames.ProtocolVersion => RequestTagSet.ProtocolVersion,
        RequestTagNames.ClientAddress => RequestTagSet.ClientAddress,
        RequestTagNames.EnvelopeSize => RequestTagSet.Overwritten,
        RequestTagNames.ErrorType => RequestTagSet.ErrorType,
        _ => RequestTagSet.None,
    };
}
