namespace SpanPack;

/// <summary>Buckets in addresses of S3: the first part of the host, or the path.</summary>
internal static class BucketAddress
{
    private const string HostOfService = ".s3";

    /// <summary>Finds the bucket; null for a request to none.</summary>
    /// <param name="endpoint">The address of the request, without its key.</param>
    /// <param name="service">The address of the service that the client was given; null for that of AWS.</param>
    internal static string? Find(Uri endpoint, string? service)
    {
        Uri? own = Uri.TryCreate(service, UriKind.Absolute, out Uri? address) ? address : null;
        string path = PathOf(endpoint), prefix = own is null ? string.Empty : PathOf(own);
        if (path.StartsWith(prefix, StringComparison.Ordinal)) path = path[prefix.Length..].Trim('/');
        if (path.Length > 0) return Uri.UnescapeDataString(path);
        string host = endpoint.Host;
        if (own is not null)
        {
            string end = $".{own.Host}";
            return host.EndsWith(end, StringComparison.OrdinalIgnoreCase) ? host[..^end.Length] : null;
        }

        int at = host.IndexOf(HostOfService, StringComparison.Ordinal);
        return at > 0 && host.AsSpan(at + HostOfService.Length) is ['.' or '-', ..] ? host[..at] : null;
    }

    private static string PathOf(Uri address) => address.AbsolutePath.Trim('/');
}
