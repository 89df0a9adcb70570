using WebShop.Services;

namespace WebShop.Launching;

/// <summary>What customers do: the same in every run.</summary>
internal static class ShopRequests
{
    private const int Seed = 15;
    private const int Kinds = 7;
    private const int Chances = 10; // four of them for a checkout that succeeds
    private const int Products = 40;

    private static readonly string[] s_categories = ["tea", "books", "lamps", "chairs", "plants"];

    /// <summary>Makes requests; the first seven are one of each kind.</summary>
    internal static List<ShopRequest> Create(int count)
    {
        var random = new Random(Seed);
        return [.. Enumerable.Range(0, count).Select(number => Create(number < Kinds ? number : random.Next(Chances), random))];
    }

    private static ShopRequest Create(int kind, Random random) => kind switch
    {
        0 => new("/"),
        1 => new($"/products/{random.Next(1, Products + 1)}"),
        2 => new($"/products/{random.Next(900, 1000)}"), // there is none
        3 => new($"/categories/{s_categories[random.Next(s_categories.Length)]}"), // a query for each product
        4 => new($"/search?q={random.Next(1, 10)}"), // slow
        5 => new("/checkout", new Checkout(random.Next(1, Products + 1), random.Next(1, 5), Payments.DeclinedCard)),
        _ => new("/checkout", new Checkout(random.Next(1, Products + 1), random.Next(1, 5), "4000-0077")),
    };
}
