namespace SpanPack.Clients.Tests.EntityFramework;

internal sealed class Order
{
    public int Id { get; set; }

    public string Card { get; set; } = "";
}
