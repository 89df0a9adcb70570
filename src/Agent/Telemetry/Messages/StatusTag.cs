using System.Globalization;

namespace SpanPack;

/// <summary>Statuses as tags of metrics.</summary>
internal static class StatusTag
{
    // Those that an agent answers. Others go by their class, so that an agent makes no endless number of series.
    private static readonly int[] s_known = [200, 202, 400, 401, 403, 404, 408, 413, 415, 429, 500, 502, 503, 504];

    internal static string Of(int status)
        => "status_code:"
            + (Array.IndexOf(s_known, status) >= 0
                ? status.ToString(CultureInfo.InvariantCulture)
                : (status / 100).ToString(CultureInfo.InvariantCulture) + "xx");
}
