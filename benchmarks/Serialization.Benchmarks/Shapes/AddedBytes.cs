using System.Text;
using SpanPack.Benchmarks.Floors;

namespace SpanPack.Benchmarks.Shapes;

/// <summary>What the tags of Azure App Service add to spans, as bytes to copy.</summary>
internal static class AddedBytes
{
    /// <summary>Makes the floor of the difference.</summary>
    /// <param name="site">Spans in the service.</param>
    /// <param name="without">The same spans elsewhere.</param>
    internal static CopyFloor Of(WrittenTraces site, WrittenTraces without)
    {
        int spanCount = site.Spans.Length;
        int spanSize = site.Bytes.Length / spanCount;
        int addedSize = (site.Bytes.Length - without.Bytes.Length) / spanCount;
        byte[] siteName = Encoding.UTF8.GetBytes(AzureAppServicesTags.SiteName);
        var added = new byte[addedSize * spanCount];
        for (int i = 0; i < spanCount; i++)
        {
            ReadOnlySpan<byte> span = site.Bytes.Slice(i * spanSize, spanSize);
            int start = span.IndexOf(siteName) - 1; // its header
            span.Slice(start, addedSize).CopyTo(added.AsSpan(i * addedSize));
        }

        return new CopyFloor(added, spanCount);
    }
}
