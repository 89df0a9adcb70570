using System.Diagnostics;

namespace SpanPack;

/// <summary>Takes the tags of a request: its activity, or the tags that are read when it ends.</summary>
/// <param name="activity">The activity.</param>
/// <param name="late">The tags that are read when it ends; null to add them to the activity.</param>
internal readonly struct TagReceiver(Activity activity, LateTags? late = null)
{
    internal void Add(string name, object value)
    {
        if (late is not null) late.Add(name, value);
        else activity.AddTag(name, value);
    }

    /// <summary>Adds a text; not if it is not known, or known to be nothing.</summary>
    internal void AddText(string name, string? value)
    {
        if (!string.IsNullOrEmpty(value)) Add(name, value);
    }
}
