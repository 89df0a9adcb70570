namespace SpanPack.Benchmarks.Streams.Shop;

/// <summary>An endpoint of the shop.</summary>
/// <param name="Method">The HTTP method.</param>
/// <param name="Template">The path, with <c>{id}</c> where a number goes.</param>
/// <param name="Resource">Method and path, as spans have it.</param>
internal sealed record ShopRoute(string Method, string Template, string Resource)
{
    internal static ShopRoute Of(string method, string template) => new(method, template, $"{method} /{template}");
}
