using Microsoft.EntityFrameworkCore;

namespace SpanPack.Clients.Tests.EntityFramework;

/// <summary>A database of one table.</summary>
internal sealed class Shop(DbContextOptions<Shop> options) : DbContext(options)
{
    internal DbSet<Order> Orders => Set<Order>();

    protected override void OnModelCreating(ModelBuilder modelBuilder) => modelBuilder.Entity<Order>();
}
